import { toText } from '../../lib/to-text'

/** Numbers of the drawn pictures that 16:9 does not crop, ordered so that neighbours show different times of day. */
const scenes = [14, 2, 8, 4, 11, 1, 17, 12, 9, 16, 18, 5, 3, 15, 6]

/**
 * The thumbnail of a video, relative to the document's base. It is a drawn picture, because nothing is loaded from the
 * video's host before a press. It depends on the record's id, so that the gallery and the admin show the same
 * one; without a numeric id it depends on the position in the list.
 */
export function videoThumbnailUrl(id: unknown, position: number): string {
  const number = Number(toText(id))
  const index = Number.isSafeInteger(number) && number > 0 ? number - 1 : position
  return `art/g-${scenes[index % scenes.length]}.svg`
}
