import { isValidLogin, sampleAccount, sampleToken, changePassword } from './account'
import { createCollectionResolvers, reject, createPage, readFormValues, accept } from './collection'
import { activeDataSet, tableOf } from './data/data-set'
import { createDialectHandler } from './dialects'
import { recordingHandler } from './recorded-requests'
import { createForecast } from './forecast'
import { createListOptionsHandler } from './list-options'
import { createRouter, type ResolverTable } from './router'
import { uploadsHandler } from './uploads'
import { activeScenario, scenarioHandler } from './scenarios/scenario-handler'

/** The resolver of every operation. */
export const resolvers = {
  ...createCollectionResolvers(),

  'GET /admin/api/igallery': ({ url }) => createPage(tableOf('image'), url),
  'GET /admin/api/vgallery': ({ url }) => createPage(tableOf('video'), url),

  'POST /general/api/contactus/': async ({ form }) => {
    tableOf('message').add(await readFormValues(form))
    return accept('Message received.')
  },
  'POST /general/api/courseregister/': async ({ form }) => {
    tableOf('registration').add(await readFormValues(form))
    return accept('Registration received.')
  },

  'POST /general/api/login/': async ({ form }) => {
    const { email = '', password = '' } = await readFormValues(form)
    return isValidLogin({ email, password })
      ? { userMessage: 'Authentication successful', token: sampleToken }
      : { userMessage: 'Invalid user id or password.' }
  },
  'PUT /general/api/login': async ({ form }) => {
    const { email = sampleAccount.email, password = '', new_pass = '' } = await readFormValues(form)
    if (!isValidLogin({ email, password })) return reject('Current password is wrong.')
    changePassword(new_pass)
    return accept('Password changed successfully.')
  },

  'GET /weatherforecast': () =>
    activeScenario.name === 'empty' ? [] : (activeDataSet()?.forecast ?? createForecast()),
} satisfies ResolverTable

const router = createRouter(resolvers)
const answering = [scenarioHandler, createListOptionsHandler(router), router]

/** All MSW handlers in order: record the request, speak a dialect, apply scenario, faults and list options, route, serve uploads. */
export const handlers = [
  recordingHandler,
  createDialectHandler(answering),
  ...answering,
  uploadsHandler,
]
