import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import { useLanguage } from './use-language'

type LazyRoute = LazyRouteFunction<RouteObject>

/**
 * Renders a public screen again, in place, when the language changes: what was typed, opened or scrolled stays
 * (docs/decisions/0008).
 */
export const withLanguage =
  (lazy: LazyRoute): LazyRoute =>
  async () => {
    const { Component, ...route } = await lazy()
    return { ...route, Component: Component && inLanguage(Component) }
  }

function inLanguage(Component: NonNullable<RouteObject['Component']>) {
  return function Translated() {
    useLanguage()
    return <Component />
  }
}
