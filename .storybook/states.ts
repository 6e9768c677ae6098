import { screen, userEvent } from 'storybook/test'

/** As long as a timer can wait: the answer does not come while anybody looks. */
export const endless = 2 ** 31 - 1

const scenario = (name: string) => ({ parameters: { scenario: name } })

/** What is read is still on its way. */
export const loading = { parameters: { scenario: 'slow', latency: endless } }

/** Nothing has been recorded yet. */
export const empty = scenario('empty')

/** The server answers every call with an error. */
export const failing = scenario('failing')

/** Texts at their limits and beyond, in English, Hindi and right to left. */
export const longText = scenario('long-text')

/** A thousand records. */
export const many = scenario('many')

/** Normal on a phone. */
export const phone = { globals: { viewport: { value: 'w360' } } }

/** Presses a button by its name, once it is there. */
export async function press(name: string | RegExp) {
  const [first] = await screen.findAllByRole('button', { name })
  await userEvent.click(first!)
}

/** Fills fields by their labels, at once: how it is typed is tested elsewhere. */
export async function write(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    await userEvent.click(field)
    await userEvent.paste(text)
  }
}

/** Waits for a sentence, and rests the pointer on it: an alert stays while it is there. */
export async function rest(sentence: string | RegExp) {
  await userEvent.hover(await screen.findByText(sentence))
}

/** A text of a length, in two scripts. */
export const filled = (length: number) =>
  [...'Where the Mandakini bends, जहाँ मंदाकिनी मुड़ती है, '.repeat(20)].slice(0, length).join('').trim()

/** A screen takes no properties: without this, every story of it opens with an empty panel of controls. */
const withoutControls = { controls: { disable: true } }

/**
 * Parameters of a screen's stories: the address that they open. Spread them into an object literal: Storybook's build adds
 * the description to a literal only, and replaces anything else.
 */
export const screenAt = (at: string) => ({ at, ...withoutControls })

/** On a docs page a screen stands in a frame: it is a document of its own. */
export const framed = {
  docs: { story: { inline: false, iframeHeight: 560 } },
  ...withoutControls,
}
