import { screen, userEvent } from 'storybook/test'

const scenario = (name: string) => ({ parameters: { scenario: name } })

/** The list is loading: its response stays pending for the longest delay of a timer. */
export const loading = { parameters: { scenario: 'slow', latency: 2 ** 31 - 1 } }

/** There are no records. */
export const empty = scenario('empty')

/** The server responds to every request with an error. */
export const failing = scenario('failing')

/** Texts of and above the advised length, in English, Hindi and right to left. */
export const longText = scenario('long-text')

/** A thousand records. */
export const many = scenario('many')

/** At a width of 360 px. */
export const phone = { globals: { viewport: { value: 'w360' } } }

/** Waits for a button with this name and clicks it. */
export async function press(name: string | RegExp) {
  const [first] = await screen.findAllByRole('button', { name })
  await userEvent.click(first!)
}

/** Fills fields by label. Pastes, because other tests cover typing. */
export async function fillFields(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    await userEvent.click(field)
    await userEvent.paste(text)
  }
}

/** Waits for a text and hovers it, because an alert stays open while the pointer is on it. */
export async function hoverText(sentence: string | RegExp) {
  await userEvent.hover(await screen.findByText(sentence))
}

/** A text of this length in two scripts. */
export const textOfLength = (length: number) =>
  [...'Where the Mandakini bends, जहाँ मंदाकिनी मुड़ती है, '.repeat(20)].slice(0, length).join('').trim()

/**
 * Parameters of a screen's stories: the address that they open. Screens have no props, so an empty Controls panel is not shown; on
 * docs pages a screen has a frame of its own, because it sets the document's title and focus. Spread them into an object literal,
 * because Storybook adds story descriptions only to literals.
 */
export const screenAt = (at: string) => ({
  at,
  controls: { disable: true },
  docs: { story: { inline: false, iframeHeight: 560 } },
})
