import { useState } from 'react'
import { Dialog } from '../../ui/dialog'
import { switchSingleKeys, areSingleKeysOn } from './shortcuts'
import '../../styles/admin-forms.scss'
import { adminMessages } from '../../messages/admin'
import { shortcutMessages } from '../../messages/admin-shortcuts'
import { commonMessages } from '../../messages/common'

/** The list of keyboard shortcuts, with a switch for the single-key ones. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const texts = shortcutMessages
  const [isOn, setOn] = useState(areSingleKeysOn)
  return (
    <Dialog
      title={adminMessages.account.keys}
      messages={commonMessages()}
      onClose={onClose}
      returnTo={() => document.querySelector<HTMLElement>('main h1')}
      className="dialog-confirm"
    >
      {(leave) => (
        <>
          <div className="modal-body">
            <dl className="key-list">
              {texts.list.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
            <label className="check">
              <input
                type="checkbox"
                className="form-check-input"
                checked={isOn}
                onChange={(event) => {
                  switchSingleKeys(event.target.checked)
                  setOn(event.target.checked)
                }}
              />
              {texts.single}
            </label>
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-primary" data-focus="" onClick={leave}>
              {texts.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
