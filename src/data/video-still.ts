import { toText } from './to-text'

/** The drawn scenes whose subject is whole in 16:9, ordered so that neighbours show different times of day. */
const scenes = [14, 2, 8, 4, 11, 1, 17, 12, 9, 16, 18, 5, 15, 6]

/**
 * The picture that stands for a video, relative to the document's base: drawn, because nothing is loaded from the video's
 * host before a press [VIDEO-2]. It follows the record's id, so that the gallery and the admin show the same one; without
 * a number as id it follows the position in the list.
 */
export function videoStill(id: unknown, position: number): string {
  const number = Number(toText(id))
  const index = Number.isSafeInteger(number) && number > 0 ? number - 1 : position
  return `art/g-${scenes[index % scenes.length]}.svg`
}
