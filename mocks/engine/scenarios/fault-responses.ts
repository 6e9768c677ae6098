import { HttpResponse } from 'msw'
import { cutOff, oddList } from './malformed'
import { problem } from '../router'

const page = '<!doctype html><title>Temple</title><div id="root"></div>'
const no = (userMessage: string | string[]) => HttpResponse.json({ status: false, userMessage })

/** Answers that are not what was asked for, by the words that links and the panel have for them. */
export const answers = {
  refused: () => no('The server refused this record.'),
  'message-array': () =>
    no(['The title is too long.', 'The picture is too large.', 'Please try again.']),
  offline: () => HttpResponse.error(),
  html: () => HttpResponse.html(page),
  'odd-list': oddList,
  'cut-off': cutOff,
  'wrong-shape': () => HttpResponse.json({ result: { items: [{ key: 1 }], count: 1 }, ok: 'yes' }),
}

/** A status of HTTP from 400 to 599, or one of the answers above. */
export type Answer = number | keyof typeof answers

const titles: Record<number, string> = {
  400: 'One or more validation errors occurred.',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'An error occurred while processing your request.',
  503: 'Service Unavailable',
}

/** Makes such an answer. */
export const answerOf = (answer: Answer) =>
  typeof answer === 'number'
    ? problem(answer, titles[answer] ?? `Status ${answer}`)
    : answers[answer]()
