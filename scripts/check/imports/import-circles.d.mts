export function importCircles(folders: string[]): string[][]
