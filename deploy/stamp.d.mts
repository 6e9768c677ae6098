export function faultOfBase(base: string | undefined): string | undefined
export function stamp(dir: string, base: string): { changed: string[]; notes: string[] }
