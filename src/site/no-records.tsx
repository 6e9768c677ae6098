import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { art } from '../content/art'
import { words } from '../content/words'
import { Empty } from '../ui/empty'

interface Way {
  label: string
  to: string
}

/** What stands where a public list has nothing: "No Records Found" with a picture, and two ways on (SPEC 2). */
export function NoRecords({
  level,
  texts,
}: {
  level: 'h2' | 'h3'
  texts: { empty: string; emptyHindi?: string; way: Way; more: Way }
}) {
  return (
    <Empty
      picture={art('empty')}
      title={words('messages').noRecords}
      level={level}
      ways={
        <>
          <Link className="btn btn-outline" to={texts.way.to}>
            {texts.way.label}
          </Link>
          <Link className="more" to={texts.more.to}>
            {texts.more.label} <ArrowRight aria-hidden="true" />
          </Link>
        </>
      }
    >
      {texts.empty} {texts.emptyHindi && <span lang="hi">{texts.emptyHindi}</span>}
    </Empty>
  )
}
