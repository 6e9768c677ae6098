import type { StaticPage } from '../page'

export const privacyPolicy: StaticPage = {
  title: 'Privacy Policy',
  hindi: 'गोपनीयता नीति',
  lead: 'We ask for no more than we need, we use it for what you gave it for, and we do not sell it.',
  intro: [
    {
      kind: 'text',
      text: 'This policy explains what {siteName} does with personal information: yours, if you buy something, write to us or register for a course. Reading the pages of this website requires no account and no name.',
    },
  ],
  sections: [
    {
      id: 'information',
      title: '1. What we collect and why',
      blocks: [
        {
          kind: 'text',
          text: 'When you buy something from us, we collect what you give us for it: your name, your address and your e-mail address. Our system also receives your computer’s internet protocol (IP) address, which tells us something about your browser and operating system and helps to recognise misuse.',
        },
        {
          kind: 'text',
          text: 'The contact form sends us your name, e-mail address, subject and message. Registering for a course sends your name, e-mail address, mobile number, preferred language, address and comment. We use these to answer you and to organise the course. With your permission, and only then, we may also send e-mail about our activities, new courses or other news. You can take that permission back at any time.',
        },
      ],
    },
    {
      id: 'consent',
      title: '2. Consent',
      blocks: [
        {
          kind: 'text',
          text: 'By giving us personal information to complete a purchase, arrange a delivery, return an article, ask a question or register for a course, you agree that we collect it and use it for that one purpose. If we would like to use it for anything else, such as news by e-mail, we ask you first, and you are free to say no.',
        },
        {
          kind: 'text',
          text: 'If you have agreed and change your mind, you may withdraw your consent to being contacted, and to the further collection, use or disclosure of your information, at any time. To do so, {contact}. A letter to {address} will do as well. You need not give a reason. What was done before that stays lawful, and we may have to keep some records, such as those of a purchase, where the law requires it.',
        },
      ],
    },
    {
      id: 'disclosure',
      title: '3. Disclosure',
      blocks: [
        {
          kind: 'text',
          text: 'We do not sell, rent or exchange personal information. Inside the community it is seen by those who need it for their work: those who answer messages, keep the list of a course, or pack a parcel. We may disclose it if the law requires us to do so, for instance at the order of a court, or if you break our Terms and Conditions and the disclosure is needed to deal with that. Beyond this it goes only to the services named in the next two sections, and to each of them only as far as its task requires. If you tell us something in confidence in a message, we treat it so.',
        },
      ],
    },
    {
      id: 'payment',
      title: '4. Payment',
      blocks: [
        {
          kind: 'text',
          text: 'Payments for purchases pass through two payment gateways. You enter the details of your card, account or wallet on the gateway’s side; the gateway processes them under its own rules and tells us whether the payment succeeded. We do not store your card data, and nobody in the community sees the full number of a card. A gateway keeps the data of a transaction as long as it needs to complete it and as the law demands of it.',
        },
        {
          kind: 'text',
          text: 'Gateways that accept cards are bound by the security standard of the card industry, PCI DSS, which the large card brands maintain together. For more, read the terms and the privacy statement of the gateway before you pay. Donations by bank transfer do not use a gateway: there we see what your bank shows on our statement.',
        },
      ],
    },
    {
      id: 'third-party-services',
      title: '5. Third-party services',
      blocks: [
        {
          kind: 'text',
          text: 'Others who provide a service for us, such as the gateways, carriers and the company that hosts this website, collect, use and disclose your information only as far as they need to in order to do their work. Some have privacy policies of their own, and we advise you to read them. A provider may be located, or have its computers, in another place than you or we; your information may then fall under the laws of that place.',
        },
        {
          kind: 'text',
          text: 'The live map and videos from other sites are not loaded with our pages. They appear only when you press their button, and from then on the site they come from receives your IP address and may set cookies of its own. When you follow a link away from this website, this policy no longer applies.',
        },
      ],
    },
    {
      id: 'security',
      title: '6. Security',
      blocks: [
        {
          kind: 'text',
          text: 'We take reasonable care, and follow good practice in the field, so that your information is not lost, misused, opened, disclosed, altered or destroyed by those who have no right to it. Messages and registrations can be read only by staff who sign in with a password. Card data is never in our hands, as said above. Still, no way of sending or keeping data is safe beyond all doubt, and we cannot promise what nobody can. Please do not send card numbers, passwords or papers of identity through the contact form; it is not made for them. If you believe that something has gone wrong, for instance that someone writes to you in our name, please {write} at once.',
        },
      ],
    },
    {
      id: 'cookies',
      title: '7. Cookies',
      blocks: [
        {
          kind: 'text',
          text: 'A cookie is a small note that a website leaves in your browser. We use cookies only to maintain the session of a user, that is, to know from one page to the next that it is still the same person. They are not used to recognise you on other websites, to build a profile of you or to choose advertisements, and our pages carry no advertising. For staff who sign in, the sign-in is kept in the storage of their own browser until they log out. Your choice of language is remembered there too, and a message or registration that could not be sent waits there for at most seven days; it reaches us only when you send it. You can refuse or delete cookies in the settings of your browser. The pages can still be read then, though signing in or completing a purchase may not work. Content from other sites, such as a video you start, may set cookies that we do not control.',
        },
      ],
    },
    {
      id: 'age-of-consent',
      title: '8. Age of consent',
      blocks: [
        {
          kind: 'text',
          text: 'By using this website you state that you are at least of the age of majority where you live, or that you are of that age and have given us your consent for a minor in your care to use it. In India a person comes of age at eighteen. Anyone may read these pages. But a child should not fill in a form, register for a course or buy anything by himself or herself: a parent or guardian should do it, in his or her own name, and be the one whom we answer. If you find that a child has sent us personal information without such consent, {write}, and we shall remove it.',
        },
      ],
    },
    {
      id: 'changes',
      title: '9. Changes to this policy',
      blocks: [
        {
          kind: 'text',
          text: 'We may change this policy, for example because the law changes, because we use a new service, or because something in it can be said more clearly. The new text applies from the moment it stands on this page, so please look here again from time to time. If the change is an important one, we shall say so in a notice on the home page, so that you know what we collect, how we use it and when, if ever, we disclose it. Information that you gave under an earlier text will not be used in a wholly new way without asking you. If the work of the community passes to another body, your information may be passed on to it, so that it can continue to serve you under the same promises.',
        },
      ],
    },
    {
      id: 'questions-and-contact',
      title: 'Questions and contact',
      blocks: [
        {
          kind: 'text',
          text: 'You may ask what personal information we hold about you, have it corrected or completed, have it removed, or complain about the way it was handled. So that we do not hand it to a stranger, we may ask you for something that shows who you are, such as an answer from the e-mail address you first used. Please say what it is about, for example a purchase, a message or a course registration, and roughly when it was, so that we can find it. You can also simply ask how something in this policy is meant.',
        },
        {
          kind: 'facts',
          facts: [
            { label: 'E-mail', value: '{email}' },
            { label: 'Phone', value: '{phone}' },
            { label: 'Address', value: '{address}' },
          ],
        },
        { kind: 'link', label: 'Write to us', to: '/contactus' },
      ],
    },
  ],
}
