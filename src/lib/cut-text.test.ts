import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a short text', 'dhāma', 9, 'dhāma'],
  ['Latin letters', 'abcdef', 4, 'abcd'],
  ['a letter with a vowel sign', 'दीपदान', 1, 'द'],
  ['a vowel sign at the cut', 'दान दीप', 5, 'दान '],
  ['a conjunct', 'नमस्ते', 3, 'नम'],
  ['a conjunct of three', 'धन स्त्री', 7, 'धन '],
  ['a letter longer than the limit', 'स्त्री', 2, 'स्'],
  ['an accent of its own', 'cafe\u0301s', 4, 'caf'],
  ['a family of emoji', 'a👨\u200d👩\u200d👧b', 4, 'a'],
  ['a tone of the skin', 'a🙏🏽b', 2, 'a'],
])('%s is cut between letters, also without a segmenter [DATA-1]', async (_, text, max, left) => {
  for (const Segmenter of [Intl.Segmenter, undefined]) {
    vi.stubGlobal('Intl', { ...Intl, Segmenter })
    vi.resetModules()
    const { cutText } = await import('./cut-text')
    expect(cutText(text, max)).toBe(left)
  }
})
