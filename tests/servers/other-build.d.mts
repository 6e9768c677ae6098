export function copyAsOtherBuild(dist: string, to: string, commit: string): void
