import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { langOf } from '../../api/text'
import { words } from '../../content/words'
import type { Registration } from './registration-rules'

const shown = [
  'name',
  'email',
  'mobno',
  'language',
  'course_type',
  'course_name',
  'address',
  'comment',
] as const

/** What was sent, once the server has taken it (DECISIONS, after a successful public form). */
export function RegistrationSummary({ sent }: { sent: Registration }) {
  const texts = words('registration')
  const heading = useRef<HTMLHeadingElement>(null)

  // The press was at the foot of a long form, which is empty now.
  useEffect(() => heading.current?.focus(), [sent])

  return (
    <section className="registration-summary" aria-labelledby="registration-sent">
      <h2 ref={heading} id="registration-sent" tabIndex={-1}>
        {texts.summary.title}
      </h2>
      <dl>
        {shown.map((field) => (
          <div key={field}>
            <dt>{texts[field]}</dt>
            <dd dir="auto" lang={langOf(sent[field])}>
              {sent[field] || <i>{texts.summary.none}</i>}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {texts.summary.note}{' '}
        <Link className="more" to={texts.summary.more.to}>
          {texts.summary.more.label} <ArrowRight aria-hidden="true" />
        </Link>
      </p>
    </section>
  )
}
