import { useState } from 'react'
import { sampleAccount } from '../../engine/account'
import type { TabProps } from '../controls'
import { PanelButton } from '../form-fields'

/** Tab: who is signed in. */
export function SessionTab({ controls, showStatus }: TabProps) {
  const [account, setAccount] = useState(controls.getSignedInEmail)

  function expire() {
    controls.signInAs('expired')
    setAccount(controls.getSignedInEmail())
    showStatus('The next call of the admin returns a 401.')
  }

  return (
    <>
      <p>{account === undefined ? 'Nobody is signed in.' : `Signed in as ${account}.`}</p>
      <p>
        The sample account: <code>{sampleAccount.email}</code>, password{' '}
        <code>{sampleAccount.password}</code>
      </p>
      <div className="hstack flex-wrap gap-2">
        <PanelButton
          onClick={() => {
            controls.signInAs('admin')
            controls.reload()
          }}
        >
          Sign in and reload
        </PanelButton>
        <PanelButton onClick={expire}>Expire the token</PanelButton>
        <PanelButton
          onClick={() => {
            controls.signInAs('none')
            controls.reload()
          }}
        >
          Sign out and reload
        </PanelButton>
      </div>
    </>
  )
}
