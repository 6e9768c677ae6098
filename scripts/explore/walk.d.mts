export function startOf(seed: number): {
  address: string
  viewport: { width: number; height: number }
  random: () => number
}
