import type { DataSet } from './data-set'

/** The recorded data sets that the project keeps, by file. */
const files = import.meta.glob<DataSet>('./sets/*.json', { import: 'default' })
const fileOf = (name: string) => `./sets/${name}.json`

/** The name of the data set that is made of the contract by the seed. */
const generated = 'generated'

/** The names of all data sets, as links, the panel, stories and tests use them. */
export const dataSetNames = [
  generated,
  ...Object.keys(files).map((file) => file.replace(/^.*\/|\.json$/g, '')),
]

/** Whether a text is the name of a data set. */
export const isDataSetName = (name: string) => dataSetNames.includes(name)

/** Loads a data set, which `serveDataSet` then serves. Rejects for a name that does not exist. */
export async function loadDataSet(name: string, seed: string): Promise<DataSet> {
  if (name === generated) return (await import('./generated/generated')).generateDataSet(seed)
  const load = files[fileOf(name)]
  if (!load)
    throw new Error(`There is no data set "${name}". There are: ${dataSetNames.join(', ')}.`)
  return load()
}
