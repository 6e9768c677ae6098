import type { wholeTextMessages } from '../whole-text'

/** The button below a text whose long words are cut [DATA-1]. */
export const hindiWholeText: ReturnType<typeof wholeTextMessages> = {
  all: 'पूरा दिखाएँ',
  less: 'कम दिखाएँ',
}
