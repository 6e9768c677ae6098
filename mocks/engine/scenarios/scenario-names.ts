/** All scenarios, each with the sentence that the panel shows. */
export const scenarios = {
  normal: 'Sample data, and a server that works.',
  empty: 'No records anywhere; the server works.',
  many: '1,000 records in every collection.',
  'long-text':
    'Texts at their limits and beyond, Hindi, right-to-left, 300 letters without a space.',
  slow: 'Every response takes two seconds.',
  failing: 'Every call returns a 500.',
  refused: 'Reading works; every write but the sign-in is turned down with a sentence.',
  unauthorised: 'Every call but the sign-in returns a 401.',
  offline: 'No response arrives at all.',
  'html-instead-of-json': 'Every call returns a web page, as with a wrong SPA fallback.',
  malformed: 'Reads bring lists of odd things, writes JSON that is cut off.',
  'message-array':
    'Reading works; every write but the sign-in is turned down with three sentences.',
  'expired-token-after-N':
    'The token is good for N calls (3 unless told), then every call with it is a 401 until a new sign-in.',
  'partial-delete': 'Only the first half of the records of a bulk delete goes.',
  'changed-meanwhile':
    'Right after a record was first listed, somebody else changes one of its texts.',
  'wrong-shape': 'Sound JSON, but no field stands where the contract has it.',
  'images-broken': 'No picture of any record exists.',
  photographs: 'Pictures that look like photographs in place of the drawings.',
} as const

export type Scenario = keyof typeof scenarios

/** Whether a text is the name of a scenario. */
export const isScenario = (name: string | null): name is Scenario =>
  name !== null && Object.hasOwn(scenarios, name)

/** Returns the set of records of a scenario; most use the sample. */
export const recordSetOf = (name: Scenario) =>
  name === 'empty' ||
  name === 'many' ||
  name === 'long-text' ||
  name === 'images-broken' ||
  name === 'photographs'
    ? name
    : 'sample'
