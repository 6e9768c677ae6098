export function freePorts(name: string, count: number): number[]
