import { art, type Card } from '../../messages/page'
import { Picture } from '../../ui/picture/picture'

/** A testimonial with its picture. */
export function TestimonialCard({ item, position }: { item: Card; position: string }) {
  return (
    <div className="testimonial h-100">
      <Picture src={art(item.picture)} alt={item.alt} width={300} height={360} />
      <div className="testimonial-text p-4 p-md-6">
        <h3 className="mb-1 fs-2">{item.title}</h3>
        <p className="mb-3 fw-semibold text-link">{item.subtitle}</p>
        <p className="fs-3">{item.text}</p>
        <p className="mb-0 fs-5 text-body-secondary">{position}</p>
      </div>
    </div>
  )
}
