export function duplicateExports(folder: string): [string, string[]][]
