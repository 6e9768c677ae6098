import { translated } from './translated'

/** The button below a text whose long words are cut [DATA-1]. */
export const wholeTextMessages = translated('wholeText', { all: 'Show all', less: 'Show less' })
