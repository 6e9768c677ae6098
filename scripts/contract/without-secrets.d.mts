export function withoutSecrets(text: string, password: string): string
