export function fetchUrl(url: string): Promise<{ status: number; error?: string; text: string }>
