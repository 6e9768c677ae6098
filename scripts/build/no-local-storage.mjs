// Node 25 and later have a localStorage that warns when it is read, as the app and MSW do; before, there was none.
Reflect.deleteProperty(globalThis, 'localStorage')
