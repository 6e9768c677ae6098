import { commonMessages } from '../../messages/common'

/** Says that what a shared link led to was deleted. */
export const GoneLink = () => (
  <p className="mb-4 fw-semibold" role="status">
    {commonMessages().sharing.gone}
  </p>
)
