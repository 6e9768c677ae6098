import { adminMessages } from '../../messages/admin-screens/admin'
import { RetryCount } from '../../ui/alert/alert-message'

const { goesOn } = adminMessages

/** Says, in a status, that the server has asked to wait, with the seconds until reading goes on. */
export const WaitingStatus = ({ until }: { until: number | undefined }) =>
  until !== undefined && (
    <RetryCount
      sentence={goesOn()}
      retryAt={until}
      messages={{ busy: goesOn, busyOver: goesOn() }}
    />
  )
