export function freePorts(count: number): number[]
