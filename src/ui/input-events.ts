/** What a person does to scroll, press or type: the page must not scroll by itself after that. */
export const inputEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
