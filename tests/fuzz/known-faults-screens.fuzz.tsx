import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dataSets } from '../../mocks/engine/data/generated/generated'
import type { DataSet } from '../../mocks/testing'
import { explore } from './explore'
import { describeDataSet, findScreenFaults, watchConsole } from './screen-faults'

beforeEach(watchConsole)

type Course = NonNullable<DataSet['records']['course']>[number]

function Screen({ children }: { children?: ReactNode }) {
  return (
    <main>
      <h1>Courses</h1>
      {children}
    </main>
  )
}

/** Screens with typical faults, each with the text that the fuzz must report. */
const knownFaults: Record<string, [draw: (course: Course) => ReactNode, report: RegExp]> = {
  'prints null': [
    ({ duration }) => <p>{`${(duration ?? null) as string}`}</p>,
    /The text reads "null"/,
  ],
  'prints a field that is absent': [
    ({ description }) => <p>{`About: ${description as string}`}</p>,
    /The text reads "(undefined|null)"/,
  ],
  'prints an object': [
    (course) => <p>{`Course ${Object.prototype.toString.call(course)}`}</p>,
    /\[object Object\]/,
  ],
  'counts with a text': [({ duration }) => <p>{Number(duration ?? 'x')}</p>, /reads "NaN"/],
  'shows a date that cannot be read': [
    ({ startDate }) => <p>{new Date(String(startDate)).toDateString()}</p>,
    /reads "Invalid Date"/,
  ],
  'names a picture undefined': [
    ({ description }) => <img src="/a.png" alt={`Picture of ${description as string}`} />,
    /The alt of a img reads/,
  ],
  'has a heading of level 1 for each record': [() => <h1>Course</h1>, /There are \d+ headings/],
  'writes to the console': [
    ({ title }) => {
      if (String(title).length > 5) console.warn('long title')
      return null
    },
    /console\.warn: long title/,
  ],
  'does not break a long word': [
    ({ title }) => <p style={{ whiteSpace: 'nowrap' }}>{String(title)}</p>,
    /px wide in a window of 360 px/,
  ],
}

const draw = (courses: Course[], drawOne: (course: Course) => ReactNode) => {
  try {
    render(
      <Screen>
        {courses.map((course, index) => (
          <div key={index}>{drawOne(course)}</div>
        ))}
      </Screen>,
    )
    return findScreenFaults()
  } finally {
    cleanup()
  }
}

test.each(Object.entries(knownFaults))(
  'the fuzz finds a screen that %s [FUZZ-3]',
  async (_, [drawOne, report]) => {
    await page.viewport(360, 740)

    const found = explore(dataSets, ({ records }) => draw(records.course ?? [], drawOne), {
      runs: 100,
      seed: 1,
      screen: 'courses',
      describe: describeDataSet,
    })

    await expect(found).rejects.toThrow(report)
    await expect(found).rejects.toThrow(/link: \/courses\?mock\.data=generated&mock\.seed=1\.\d/)
  },
)

test('a correct screen has no fault [FUZZ-3]', async () => {
  await page.viewport(360, 740)

  await explore(dataSets, ({ records }) => draw(records.course ?? [], () => <p>Course</p>), {
    runs: 5,
  })
})
