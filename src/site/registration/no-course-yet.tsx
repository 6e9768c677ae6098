import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { art } from '../../messages/page'
import { Picture } from '../../ui/picture/picture'
import { registrationMessages } from '../../messages/site-screens/registration'

/** The placeholder until a course is chosen. */
export function NoCourseYet() {
  const { title, text: sentence, link } = registrationMessages().unchosen
  return (
    <aside className="card chosen-course no-course-yet" aria-labelledby="no-course-yet">
      <Picture src={art('c-gita')} alt="" width={330} height={250} />
      <div className="card-body">
        <h2 className="card-title fs-2" id="no-course-yet">
          {title}
        </h2>
        <p>{sentence}</p>
        <Link className="more" to={link.to}>
          <span>{link.label}</span> <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </aside>
  )
}
