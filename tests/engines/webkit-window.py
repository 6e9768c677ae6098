#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver: MiniBrowser cannot be narrower than 447 px (docs/decisions/0018)."""
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = os.environ['ENGINE_FOLDER']
# An ephemeral session prints no console, so its data goes to a folder that the caller deletes.
data = WebKit2.WebsiteDataManager(
    base_data_directory=f'{folder}/data', base_cache_directory=f'{folder}/cache'
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
Gtk.Settings.get_default().set_property('gtk-enable-animations', False)


def add_queries(view):
    """Adds the script by which the tests find elements; the page's policy does not apply to it."""
    with open(os.environ['ENGINE_QUERIES'], encoding='utf-8') as file:
        script = WebKit2.UserScript(
            file.read(),
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
        )
    view.get_user_content_manager().add_script(script)


def create_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    # The policy NEVER hangs screenshots.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.ALWAYS)
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    add_queries(view)
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
