import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { Deferred, withStatus } from '../../ui/loading/deferred'
import { ChosenCourse, NoCourse, ChosenCourseSkeleton } from './chosen-course'
import { RegistrationForm } from './registration-form'
import { type Chosen, linkedCourse, prefillOf } from './registration-prefill'
import { PageHeader } from '../page-header/page-header'
import { loadList } from '../public-list/cached-request'
import './registration.scss'
import { commonMessages } from '../../messages/common'
import { registrationMessages } from '../../messages/site-screens/registration'

type Course = Row<'/admin/api/courses'>

/** Starts the request and does not wait for it: only the course fields and the course card need the list. */
export const loader = () => ({ courses: withStatus(loadList('/admin/api/courses')) })

/** The list loads once, when the screen opens. */
export const shouldRevalidate = () => false

export function Component() {
  const texts = registrationMessages()
  const [search] = useSearchParams()
  return (
    <>
      <PageHeader
        crumbs={[
          { label: commonMessages().home, to: '/' },
          { label: texts.crumbs.courses, to: '/courses' },
          { label: texts.crumbs.here },
        ]}
        title={texts.title}
        hindi={texts.hindi}
        scene="c-gita"
      />
      <div className="section-band bg-body">
        {/* The fields are uncontrolled: another course needs a new form. */}
        <FormWithCourse key={search.toString()} search={search} />
      </div>
    </>
  )
}

function FormWithCourse({ search }: { search: URLSearchParams }) {
  const { courses } = useLoaderData<{ courses: Promise<Course[]> }>()
  const [isLinked, setLinked] = useState(true)
  const prefill = isLinked ? prefillOf(search) : {}
  const [chosen, setChosen] = useState<Chosen>()
  const texts = registrationMessages()
  return (
    <div className="container registration align-items-start">
      <RegistrationForm
        prefill={prefill}
        courses={courses}
        onChoose={setChosen}
        onAgain={() => setLinked(false)}
      />
      <Deferred
        promise={courses}
        fallback={<ChosenCourseSkeleton isChosen={Boolean(prefill.id)} />}
      >
        {(list) => {
          const course = chosen ?? linkedCourse(prefill, list)
          if (course && course !== 'gone') return <ChosenCourse course={course} />
          if (!list.length) return null
          if (course ?? prefill.name ?? prefill.id) return <NoCourse texts={texts.gone} />
          return <NoCourse texts={texts.unchosen} className="no-course-yet" />
        }}
      </Deferred>
    </div>
  )
}
