import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog'
import { switchSingleKeys, areSingleKeysOn } from '../../ui/shortcuts'
import '../../styles/admin-forms.scss'
import { adminMessages } from '../../messages/admin-screens/admin'
import { shortcutMessages } from '../../messages/admin-screens/shortcuts'
import { commonMessages } from '../../messages/common'
import { screenHeading } from '../../ui/focus'

/** The list of keyboard shortcuts, with a switch for the single-key ones. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const texts = shortcutMessages
  const [isOn, setOn] = useState(areSingleKeysOn)
  return (
    <Dialog
      title={adminMessages.account.keys}
      messages={commonMessages()}
      onClose={onClose}
      returnTo={screenHeading}
      className="modal-dialog-centered modal-sm"
    >
      {({ requestClose }) => (
        <>
          <div className="modal-body">
            <dl className="vstack gap-2 mb-3">
              {texts.list.map(({ keys, does }) => (
                <div key={does} className="row gx-3 align-items-baseline">
                  <dt className="col-4">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="d-inline-flex me-1 px-2 py-0 border rounded-1 bg-body font-body fs-5 fw-semibold text-body"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="col m-0">{does}</dd>
                </div>
              ))}
            </dl>
            <label className="check d-inline-flex align-items-center">
              <input
                type="checkbox"
                className="form-check-input"
                checked={isOn}
                onChange={(event) => {
                  switchSingleKeys(event.target.checked)
                  setOn(event.target.checked)
                }}
              />
              <span>{texts.single}</span>
            </label>
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-primary" data-focus="" onClick={requestClose}>
              {texts.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
