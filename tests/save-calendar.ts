import { screen } from '@testing-library/react'
import ICAL from 'ical.js'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Saves the record with this title by the menu of its card. Returns what `saveCalendar` does. */
export async function saveByMenu(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Save or share: ${title}` }))
  return saveCalendar(await screen.findByRole('button', { name: 'Add to calendar' }))
}

/** Clicks the button. Returns the downloaded file's name, type and parsed calendar events. */
export async function saveCalendar(button: HTMLElement) {
  let file: { name: string; blob: Blob } | undefined
  const blobs = vi.spyOn(URL, 'createObjectURL')
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    file = { name: this.download, blob: blobs.mock.calls[0]![0] as Blob }
  })
  await userEvent.click(button)
  // What the file needs may have to be loaded first.
  await vi.waitFor(() => expect(file).toBeDefined())
  clicks.mockRestore()
  blobs.mockRestore()
  const calendar = new ICAL.Component(ICAL.parse(await file!.blob.text()) as unknown[])
  return {
    name: file!.name,
    type: file!.blob.type,
    events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  }
}
