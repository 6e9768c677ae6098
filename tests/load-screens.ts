import type { RouteObject } from 'react-router-dom'
import { routes } from '../src/app/routes'

const load = async ({ lazy, children = [] }: RouteObject): Promise<void> => {
  await Promise.all([typeof lazy === 'function' && lazy(), ...children.map(load)])
}

// Once a page. Otherwise the first test that opens a screen waits for Vite as well, and the limit of a test would allow for that.
await Promise.all(routes.map(load))
