import type { StaticPage } from '../page'

export const refundPolicy: StaticPage = {
  title: 'Refund Policy',
  hindi: 'धन वापसी नीति',
  lead: 'You may ask for a refund or an exchange within 30 days. We complete a refund within 30 days of your request.',
  intro: [
    {
      kind: 'text',
      text: 'This policy is about goods bought from {siteName}. It says when something can be returned, how to send it back, and what you will receive. If anything is unclear, ask us before you send a parcel: {contact}.',
    },
  ],
  sections: [
    {
      id: 'returns',
      title: 'Returns',
      blocks: [
        {
          kind: 'text',
          text: 'You have 30 days from the day of purchase to ask for a refund or an exchange. Once they have gone by we can unfortunately offer neither. To be returned, an article must be unused, in the condition in which you received it, and in its original packing. Please enclose the receipt or another proof of purchase, so that we can find your order.',
        },
        {
          kind: 'text',
          text: 'Please {write} first. Tell us your name, what you bought and when, and why you would like to return it. A picture helps if something is damaged. We shall answer with the address to send it to. Please do not return an article to the shop or maker who supplied it, and do not send anything before you have our answer.',
        },
      ],
    },
    {
      id: 'non-returnable',
      title: 'What cannot be returned',
      blocks: [
        {
          kind: 'text',
          text: 'Some things cannot be taken back, either because nobody else could use them safely or because they have been used already:',
        },
        {
          kind: 'list',
          items: [
            'perishable goods, such as food, sweets, flowers and garlands',
            'intimate or sanitary goods',
            'hazardous items: flammable liquids, gases and the like',
            'gift cards',
            'downloadable software',
            'books, recordings and other media that have been opened',
            'articles that have been used or damaged, or lack a part, for a reason that is not our error',
            'articles bought in a sale',
          ],
        },
        {
          kind: 'text',
          text: 'If one of these reached you broken, spoiled or different from what you ordered, that is our error and not a return in this sense. Write to us at once, if you can with a picture, keep the packing, and we shall put it right.',
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        {
          kind: 'text',
          text: 'When your parcel arrives we open and check it, and then write to you to say that it has come and whether the refund is approved. If it is, the amount is paid back by the way in which you paid, and we complete this within 30 days of your request. If only part of the amount can be refunded, for example because a piece is missing, we shall give the reason.',
        },
        {
          kind: 'text',
          text: 'Banks and card companies need some days of their own to post a payment. If the time is over and nothing has come, look at your account once more, then ask your bank or card company. If they know of no payment either, {write} with your order and we shall trace it.',
        },
      ],
    },
    {
      id: 'exchanges',
      title: 'Exchanges',
      blocks: [
        {
          kind: 'text',
          text: 'We exchange an article that came with a fault or damaged for the same one in good order. Please {write} within the same 30 days, and wait for the address before you send it. If the article is no longer to be had, you may choose another of the same price or have the money back. If you would like a different size or edition of something that is not faulty, return the first as described above and order the other; that is the quicker way, because the new order need not wait for the parcel. If the article was a gift to you, ask the giver for the proof of purchase, so that we can find the order.',
        },
      ],
    },
    {
      id: 'shipping',
      title: 'Return shipping',
      blocks: [
        {
          kind: 'text',
          text: 'The cost of sending an article back is yours, and it is not refunded. Where we have paid for the return ourselves, its cost is deducted from your refund. How long an exchanged article takes to reach you depends on where you live.',
        },
        {
          kind: 'text',
          text: 'If the article is worth more than ₹5,000, use a carrier that tracks the parcel, or insure it. We cannot promise that a parcel sent without either will reach us, and we cannot refund what does not arrive. Pack it so that it survives the journey, keep the receipt of the carrier until the refund is complete, and write the number of your order on a slip inside.',
        },
      ],
    },
    {
      id: 'donations',
      title: 'Donations',
      blocks: [
        {
          kind: 'text',
          text: 'A donation is a gift and not a purchase, so the terms above do not apply to it. Donations for the temple are made by bank transfer, from your bank to ours, and this website takes no payment for them. If a transfer was made by mistake, twice or with a wrong amount, {write} as soon as you can. Give the date, the amount, the name of the account it came from and the reference of the bank, and we shall look into it with you. If you need a paper for the 80G tax exemption, ask in the same way.',
        },
      ],
    },
  ],
}
