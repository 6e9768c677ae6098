import type { StaticPage } from '../page'

export const terms: StaticPage = {
  title: 'Terms and Conditions',
  hindi: 'नियम और शर्तें',
  lead: 'This website is run by {siteName}. By using it, or by buying something through it, you accept the terms below.',
  intro: [
    {
      kind: 'text',
      text: 'In these terms “we” and “us” mean {siteName}, “you” means whoever reads or uses the website, and “the service” means the website with everything that can be done on it. The Privacy Policy and the Refund Policy are part of these terms. We may change the terms by placing a new text on this page; to go on using the service afterwards is to accept it. If you do not agree, please do not use the service. With questions, {contact}.',
    },
  ],
  sections: [
    {
      id: 'online-store',
      title: '1. Online Store Terms',
      blocks: [
        {
          kind: 'text',
          text: 'By agreeing to these terms you state that you have reached the age of majority where you live, or that you have reached it and allow a minor in your care to use this website. You may order goods for yourself, for your family or as a gift. You may not use what you buy from us, or the service itself, for anything unlawful, and you must keep the laws that apply to you, those on copyright among them. You must not send us viruses, worms or any other code meant to do harm. Whoever breaks one of these rules can be refused further service at once. These terms apply wherever goods or services are offered on the website; a page that offers nothing for sale is governed by the other sections.',
        },
      ],
    },
    {
      id: 'general-conditions',
      title: '2. General Conditions',
      blocks: [
        {
          kind: 'text',
          text: 'We may decline to serve someone, for a good reason and at any time; being of another faith, caste or country is never such a reason. What you enter on the website, apart from card details, may travel over several networks and be adapted to their technical needs on the way. Card details are always encrypted when they are sent to a payment gateway. You agree not to copy, sell or exploit any part of the service, or access to it, for trade without our written leave. Quoting a passage with its source and sharing a link are welcome. The headings in these terms are there for convenience and do not change what the sections mean. If one provision turns out to be invalid, the others remain in force.',
        },
      ],
    },
    {
      id: 'accuracy',
      title: '3. Accuracy of Information',
      blocks: [
        {
          kind: 'text',
          text: 'We try to keep what stands here true and current, but we cannot promise that every page is accurate, complete and up to date. The texts on holy places, history and teaching are meant for general information and for inspiration. Please do not make an important decision on them alone without asking at a source that is closer or newer. Timings, dates of courses and activities, distances, and what is said about trains, flights and roads can change after we have written about them, so check before you travel. Some pages tell of the past, and by their nature are not news. We may alter the contents of the website at any time, but have no duty to bring every page up to date. You agree that it is for you to watch for changes.',
        },
      ],
    },
    {
      id: 'prices',
      title: '4. Changes to Prices and Service',
      blocks: [
        {
          kind: 'text',
          text: 'Prices of goods can change without notice. What counts for an order is the price that was shown when you placed it, save for an obvious error, which is dealt with in section 11. The amounts given for the parts of the temple, a square foot, a pillar or a brick, are amounts of donations and not prices of goods; they too may change, and a gift already made is not affected. We may also alter or end the service or any part of it, for a time or for good, without notice. We try to do so with care, so that nobody loses an order or a registration. We are not liable to you or to others for a change of price, or for a change, suspension or end of the service.',
        },
      ],
    },
    {
      id: 'products',
      title: '5. Products',
      blocks: [
        {
          kind: 'text',
          text: 'Some goods and services may be offered only here, in small numbers, and can be returned or exchanged only as our Refund Policy says. We have tried to show colours and pictures faithfully, but cannot answer for how your screen displays them. Things made by hand differ a little from one another and from their picture. We may limit the quantity that one person or household can order, or the regions to which we send, and decide this case by case. Descriptions may change without notice, and an article may be withdrawn. An offer is void where the law forbids it. We do not promise that goods, services or information obtained from us will meet all you expected of them, nor that every error in the service will be corrected.',
        },
      ],
    },
    {
      id: 'billing',
      title: '6. Accuracy of Billing and Account Details',
      blocks: [
        {
          kind: 'text',
          text: 'We may refuse an order, limit it or cancel it. This can concern orders placed by the same person, with the same card, or for the same address, and orders that seem to come from dealers. If we change or cancel an order, we shall try to tell you by the e-mail address, postal address or phone number given with it, and return what you paid for the cancelled part. You agree to give current, complete and correct details for every purchase, and to correct your e-mail address, postal address and the dates of your card without delay when they change, so that we can complete your order and reach you. For returns see the Refund Policy. In a bank transfer it is you who must check the account number and the code before sending.',
        },
        { kind: 'link', label: 'Refund Policy', to: '/policies/refund-policy' },
      ],
    },
    {
      id: 'optional-tools',
      title: '7. Optional Tools',
      blocks: [
        {
          kind: 'text',
          text: 'Here and there we may offer you a tool that comes from somebody else and that we neither watch over nor control, such as a live map, a video player or a button for paying. We offer it as it is and as it happens to be available, without a warranty or promise of any kind and without endorsing it, and we are not liable for what comes of its use. Whether you use it is up to you, at your own risk. Please make sure that you know and accept the terms of its provider, which apply between you and the provider. Tools and features that are added to the website later fall under these terms too. If a tool gives you trouble, tell us; we may be able to offer another way.',
        },
      ],
    },
    {
      id: 'third-party-links',
      title: '8. Third-Party Links',
      blocks: [
        {
          kind: 'text',
          text: 'Some contents of the website come from others, and some links lead to websites that are not ours: those of other temples, of the tourist office, of video and map services. We do not examine or judge what is found there. We do not answer for its accuracy, and are not liable for goods, services or contents that you obtain from those places, or for any harm connected with dealing with them. Read their terms and their privacy policy before you buy or enter anything. Complaints, claims and questions about what they offer should go to them. That we place a link does not mean that we recommend everything behind it. If a link of ours leads to something unfit, {write}, and we shall look at it.',
        },
      ],
    },
    {
      id: 'user-comments',
      title: '9. User Comments',
      blocks: [
        {
          kind: 'text',
          text: 'You may send us comments, suggestions, ideas or other material, because we asked for it or of your own accord. You agree that we may use, edit, copy, publish and translate it without restriction, and that we have no duty to keep it secret, to pay for it or to answer it. Personal details in it remain protected by the Privacy Policy, and we do not publish a private message under your name without asking you. Your comments must not violate the rights of others, such as copyright, privacy or a trademark. They must not contain anything unlawful, insulting, threatening or obscene, nor any code that does harm. Do not use a false e-mail address or pretend to be someone else. You alone answer for what you send. We may remove what we find objectionable, but have no duty to.',
        },
      ],
    },
    {
      id: 'personal-information',
      title: '10. Personal Information',
      blocks: [
        {
          kind: 'text',
          text: 'What you tell us about yourself, through the store, the contact form or a course registration, is governed by our Privacy Policy, which is part of these terms. In short: we ask for what we need to do what you asked for; we send news by e-mail only with your permission, which you can withdraw by contacting us; we do not store card data; and cookies serve only to maintain a session. You agree that what you enter is true and that it is yours to give. If you register a relative or a friend for a course, or have a parcel sent to someone, make sure that this person knows and agrees. If you notice a mistake in what we hold, {write}, and we shall correct it.',
        },
        { kind: 'link', label: 'Privacy Policy', to: '/policies/privancy-policy' },
      ],
    },
    {
      id: 'errors',
      title: '11. Errors and Omissions',
      blocks: [
        {
          kind: 'text',
          text: 'Now and then a page may contain a slip of the pen, a wrong figure or something left out: in a description, a price, an offer, the cost or time of shipping, the date of a course, or whether something is to be had. We may correct such errors, change or complete information, and cancel an order that rests on wrong information, at any time and without notice, even after you have sent the order. What you paid for a cancelled order is returned to you in full. We have no duty to update or clarify information, prices among it, except where the law requires it. A date shown on a page does not mean that everything on it was checked on that day. If you find an error, please {write}.',
        },
      ],
    },
    {
      id: 'prohibited-uses',
      title: '12. Prohibited Uses',
      blocks: [
        {
          kind: 'text',
          text: 'Apart from what is forbidden elsewhere in these terms, you must not use the website or its contents:',
        },
        {
          kind: 'list',
          items: [
            'for an unlawful purpose, or to lead others to unlawful acts',
            'against any law, rule or order that applies to you',
            'to violate our copyright and other rights of the kind, or those of others',
            'to harass, insult, harm, threaten or slander anyone, or to discriminate by sex, faith, caste, origin, age, language or disability',
            'to stir up enmity between communities or to mock what is sacred to others',
            'to give false or misleading information, or to collect donations in our name',
            'to send viruses or other harmful code',
            'to gather or track the personal information of others',
            'to send spam, to phish, or to copy the website by machine in a way that burdens it',
            'for an obscene or immoral purpose',
            'to disturb or get around the security of this website, of others or of the internet',
          ],
        },
        {
          kind: 'text',
          text: 'We may bar from the service anyone who does any of these things, and report to the authorities what has to be reported.',
        },
      ],
    },
    {
      id: 'disclaimer',
      title: '13. Disclaimer',
      blocks: [
        {
          kind: 'text',
          text: 'We do not warrant that the service will be without interruption, timely, secure or free of errors, nor that what you obtain by it will be accurate or reliable. We may take it down for a time, or end it, without telling you. You use it at your own risk. The service, and the goods and services that reach you through it, are provided as they are and as they are available, without warranties of any kind beyond those we have expressly given, as far as the law allows.',
        },
        {
          kind: 'text',
          text: 'In no case are we, our members, volunteers, staff or suppliers liable for an injury, loss or claim, or for indirect or consequential damage such as lost profit, lost savings or lost data, that arises from using the service, from not being able to use it, or from anything bought through it. Where the law does not allow such a limit, our liability is limited as far as the law allows. Nothing here takes from you the rights that the law of India gives to a consumer.',
        },
      ],
    },
  ],
}
