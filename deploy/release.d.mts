export interface Releases {
  names: string[]
  current?: string
}
export function releasesIn(to: string): Releases
export function deployRelease(
  dist: string,
  to: string,
  options?: { base?: string; keep?: number; now?: Date },
): string
export function useRelease(to: string, name: string): void
export function neighbourOf(releases: Releases, step: number): string
