export function findChromium(): string | undefined
export const launchOptions: { executablePath: string | undefined; args: string[] }
export const shellLaunchOptions: { executablePath: string | undefined; args: string[] }
