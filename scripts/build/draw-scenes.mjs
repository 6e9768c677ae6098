// Part of npm run draw-pictures: draws places, stills of videos and the altar of the live darshan.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadTypeScript } from '../contract/load-typescript.mjs'

/** Target in public/art, and the picture that it is: the number chooses motif and hour. */
const scenes = [
  ['p-anusuya', 'scene-0037-480x360.svg'],
  ['p-kalinjar', 'scene-0033-480x360.svg'],
  ['p-waterfall', 'scene-0030-480x360.svg'],
  ['g-2', 'scene-0286-1200x675.svg'],
  ['g-4', 'scene-0658-900x600.svg'],
  ['g-5', 'scene-0020-800x600.svg'],
  ['g-6', 'scene-0056-800x600.svg'],
  ['g-8', 'scene-1056-900x600.svg'],
  ['g-10', 'scene-0023-800x600.svg'],
  ['g-11', 'scene-0005-800x600.svg'],
  ['g-13', 'scene-0008-800x600.svg'],
  ['g-15', 'scene-0022-800x600.svg'],
]

const write = (target, drawing) =>
  writeFileSync(
    fileURLToPath(new URL(`../../public/art/${target}.svg`, import.meta.url)),
    `${drawing}\n`,
  )

/** Writes the drawn scenes; equal numbers give equal bytes. */
export async function drawScenes() {
  const { picture } = await loadTypeScript('mocks/fixtures/pictures/picture.ts')
  const { compact } = await loadTypeScript('scripts/build/places/view.ts')
  for (const [target, name] of scenes) write(target, compact(picture(name).body))
  const { places } = await loadTypeScript('scripts/build/places/places.ts')
  for (const [target, draw] of Object.entries(places)) write(target, draw())
}
