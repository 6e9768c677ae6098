export interface Failure {
  address: string
  found: string
}

export interface Result {
  name: string
  reason: string
  failures: Failure[]
  /** What is worth knowing and does not fail. */
  notes: Failure[]
}

export interface Options {
  dist?: string
  api?: string
  commit?: string
  previous?: string
  uploadMegabytes?: number
}

export const checks: {
  name: string
  reason: string
  run: (site: object) => Promise<Failure[]>
}[]
export function checkDeployment(url: string, options?: Options): Promise<Result[]>
