import { expect, rootUrl, seeText, signIn, test, waitUntilSettled } from './test'

test('a visitor opens Contact Us, sends a message, and switches to Hindi', async ({ engine }) => {
  await engine.resize(1280, 800)
  await engine.open(rootUrl)
  await engine.click({ role: 'link', name: 'Contact Us', within: 'banner' })
  await seeText(engine, 'Send us a message')
  // The focus goes to the heading; keys before that would be lost.
  await waitUntilSettled(engine)
  const send = { role: 'button', name: 'Send Message' } as const
  for (const [name, text] of [
    [/^Name/, 'अनन्या मिश्रा'],
    [/^Email/, 'ananya+temple@example.co.in'],
    [/^Subject/, 'A stay in Kartik'],
    [/^Message/, 'May four of us stay for two nights?'],
  ] as const)
    await engine.type(name, text, 'main')
  await engine.click(send)
  await seeText(engine, 'Thank you अनन्या मिश्रा for your message. It has been sent.')

  await engine.click({ role: 'button', name: 'Write another message' })
  await engine.click({ role: 'button', name: 'हिन्दी' })
  await seeText(engine, 'संदेश भेजें')
  await engine.open(`${rootUrl}chitrakoot`)
  await seeText(engine, 'चित्रकूट')
  expect(await engine.run(() => document.documentElement.lang, null)).toBe('hi')
})

test('staff sign in, add, find, edit and delete a record', async ({ engine }) => {
  await engine.open(`${rootUrl}admin/notification`)
  await signIn(engine)
  await engine.click({ role: 'button', name: 'Add' })
  await engine.type(/^Notification/, 'दीप दान at the ghat', 'dialog')
  await engine.click({ role: 'button', name: 'Submit', within: 'dialog' })
  await seeText(engine, 'Record added successfully.')

  await engine.type(/^Find by/, 'दीप दान at', 'main')
  await seeText(engine, 'Showing 1 to 1 of 1 results')
  await engine.click({ role: 'button', name: 'Edit: दीप दान at the ghat' })
  await engine.type(/^Notification/, 's', 'dialog')
  await engine.click({ role: 'button', name: 'Update', within: 'dialog' })
  await seeText(engine, 'Record updated successfully.')

  await engine.click({ role: 'button', name: 'Delete: दीप दान at the ghats' })
  await engine.click({ role: 'button', name: 'Delete', within: 'dialog' })
  await seeText(engine, 'Record deleted successfully.')
  await seeText(engine, 'No Records found')
})
