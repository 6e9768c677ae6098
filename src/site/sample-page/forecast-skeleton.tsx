import { commonMessages } from '../../messages/common'

/** The table while it loads: a head and five days. */
export function ForecastSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {commonMessages().loading}
      </p>
      <div className="card forecast overflow-auto px-2 py-3 px-md-6" aria-hidden="true">
        <table role="presentation" className="table mb-0 placeholder-glow">
          <tbody>
            {Array.from({ length: 6 }, (_, row) => (
              <tr key={row}>
                <td>
                  <span className="placeholder w-100" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
