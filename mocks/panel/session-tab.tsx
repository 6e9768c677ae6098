import { useState } from 'react'
import { sampleAccount } from '../engine/account'
import type { TabProps } from './panel'

/** Who is signed in. */
export function SessionTab({ controls, say }: TabProps) {
  const [account, setAccount] = useState(controls.account)

  function expire() {
    controls.signIn('expired')
    setAccount(controls.account())
    say('The next call of the back office is answered with a 401.')
  }

  return (
    <>
      <p>{account === undefined ? 'Nobody is signed in.' : `Signed in as ${account}.`}</p>
      <p>
        The sample account: <code>{sampleAccount.email}</code>, password{' '}
        <code>{sampleAccount.password}</code>
      </p>
      <div className="row">
        <button
          type="button"
          onClick={() => {
            controls.signIn('admin')
            controls.reload()
          }}
        >
          Sign in and reload
        </button>
        <button type="button" onClick={expire}>
          Expire the token
        </button>
        <button
          type="button"
          onClick={() => {
            controls.signIn('none')
            controls.reload()
          }}
        >
          Sign out and reload
        </button>
      </div>
    </>
  )
}
