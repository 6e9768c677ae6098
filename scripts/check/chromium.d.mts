export function findChromium(): string | undefined
export function wholeBrowserOptions(...args: string[]): {
  executablePath: string | undefined
  args: string[]
}
export const shellLaunchOptions: { executablePath: string | undefined; args: string[] }
