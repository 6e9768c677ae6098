import { useSyncExternalStore } from 'react'
import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import { language, onLanguageChange } from '../messages/translated'

/** The language of the screen. The component that calls it renders again when the language changes. */
export const useLanguage = () => useSyncExternalStore(onLanguageChange, language, language)

type LazyRoute = LazyRouteFunction<RouteObject>

/**
 * Renders a public screen again when the language changes. It is not remounted, so typed text, open parts and the
 * scroll position are kept (docs/decisions/0008).
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
