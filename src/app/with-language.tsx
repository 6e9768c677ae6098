import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import { heard } from '../messages/words'
import { useLanguage } from './use-language'

type Screen = LazyRouteFunction<RouteObject>

/**
 * A public screen in the visitor's language: its words are there before it is, and a change of the language draws
 * it anew in its place, so that what was typed, opened or scrolled stays.
 */
export const spoken =
  (lazy: Screen): Screen =>
  async () => {
    const { Component: Drawn, ...route } = await lazy()
    await heard()
    return { ...route, Component: Drawn && inLanguage(Drawn) }
  }

function inLanguage(Drawn: NonNullable<RouteObject['Component']>) {
  return function Spoken() {
    useLanguage()
    return <Drawn />
  }
}
