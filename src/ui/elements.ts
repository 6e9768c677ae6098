import type { ReactElement } from 'react'

/**
 * What stands beside other children: elements, never text, because translators of browsers take the text nodes away from
 * React (docs/architecture.md, Texts and languages). A space is left alone by them.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined | '' | ' '
