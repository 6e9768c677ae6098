import { expect, test } from 'vitest'
import { defaultSettings } from './mock-settings'
import { createSteering } from './steering'

/** Steers settings from their defaults. */
function steer() {
  const state = { settings: defaultSettings }
  const steering = createSteering(
    () => state.settings,
    (network) => (state.settings = { ...state.settings, ...network }),
  )
  return { state, steering }
}

test('fail, delay, hold and release take the words of the links [QA-4]', () => {
  const { state, steering } = steer()

  steering.fail('PUT admin/api/courses:500*2')
  steering.delay(800, 'GET admin/api/courses:50')
  steering.hold('POST general/api/contactus', 'GET admin/api/slider')
  steering.release('GET admin/api/slider')

  expect(state.settings).toMatchObject({
    faults: [{ operation: 'PUT /admin/api/courses/{id}', response: 500, times: 2 }],
    delay: 800,
    timings: [
      { operation: 'GET /admin/api/courses', kind: 'delay', ms: 50 },
      { operation: 'POST /general/api/contactus/', kind: 'hold' },
    ],
  })
})

test('without words no call fails, waits or is delayed any more; an unknown word throws [QA-4]', () => {
  const { state, steering } = steer()
  steering.fail('GET admin/api/slider:offline')
  steering.hold('GET admin/api/slider')
  steering.delay(800)

  steering.fail()
  steering.release()
  steering.delay()

  expect(state.settings).toMatchObject({ faults: [], timings: [], delay: undefined })
  // @ts-expect-error -- no such call
  expect(() => steering.hold('GET admin/api/none')).toThrow('is unknown')
})
