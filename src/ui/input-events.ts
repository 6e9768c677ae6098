/**
 * What a person does to scroll, press or type: the page must not move by itself after that. `app/boot.ts` imports nothing
 * and repeats the list.
 */
export const inputEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
