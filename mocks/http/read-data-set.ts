import { existsSync, readFileSync } from 'node:fs'
import type { DataSet } from '../engine/data/data-set'
import { generateDataSet } from '../engine/data/generated/generated'
import { sampleSeed } from '../engine/data/sample'

/** Reads a data set synchronously, because the scripts' module loader is closed after its first import. Throws for an unknown name. */
export function readDataSet(name: string, seed = sampleSeed): DataSet {
  if (name === 'generated') return generateDataSet(seed)
  const file = new URL(`../engine/data/sets/${name}.json`, import.meta.url)
  if (!existsSync(file))
    throw new Error(`There is no data set "${name}" in mocks/engine/data/sets.`)
  return JSON.parse(readFileSync(file, 'utf8')) as DataSet
}
