"""A small backend for five operations, using only Python's standard library: getTenant, getPublicStudio, logout, listPasskeys and
deletePasskey, with a states endpoint. Run it as `backend.py <port>`; a second argument makes it drift:

- status: deleting an unknown passkey succeeds
- field: studios in getTenant lack their time zone
- cookie: the session cookie survives the logout
"""

import json
import re
import secrets
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

drift = sys.argv[2] if len(sys.argv) > 2 else None


class World:
    """Data of one interaction, changed by states; each interaction starts with a new one."""

    def __init__(self):
        self.sessions = set()
        self.passkeys = {}
        self.studios = {1001: "Northside Mitte", 1002: "Northside Isar"}
        self.logo = "/brands/northside/logo.svg"
        self.trouble = None
        self.used = False


world = World()


def set_up(state, params):
    """Sets up a state and returns its response. Raises a KeyError for unknown states."""
    if state in ("a logged-in member", "a logged-in visitor without connection"):
        session = secrets.token_hex(16)
        world.sessions.add(session)
        return {"cookie": f"SESSION={session}"}
    if state == "a passkey":
        used = params["state"] == "used"
        world.passkeys[params["id"]] = {
            "id": params["id"],
            "name": params["name"],
            "createdAt": "2026-11-02T08:15:00Z",
            "lastUsedAt": "2026-11-20T17:40:00Z" if used else None,
            "backedUp": True,
        }
        return {}
    if state == "nothing on offer" and params["what"] == "logos":
        world.logo = None
        return {}
    if state == "trouble":
        world.trouble = params["kind"]
        return {}
    if state in ("a clean sandbox", "a studio", "no studio", "no tenant", "no passkey"):
        return {}
    raise KeyError(state)


def refusal(status, code, field=None, headers=None):
    args = [{"type": "FIELD", "value": field}] if field else []
    body = {"errorCode": code, "errorMessage": code, "traceId": "1f", "typedArgs": args}
    return status, body, headers or {}


def invalid(field):
    return refusal(400, "validation.error.invalid", field)


def tenant():
    zone = {} if drift == "field" else {"zoneId": "Europe/Berlin"}
    studios = [{"id": number, **zone} for number in world.studios]
    return {
        "tenant": "northside",
        "tenantLogo": world.logo,
        "publicTenantName": "Northside Athletics",
        "studios": studios,
    }


def studio(number):
    return {
        "id": number,
        "magiclineId": 25001,
        "tenantName": "Northside Athletics",
        "name": world.studios[number],
        "logoUrl": world.logo,
        "image": None,
        "zoneId": "Europe/Berlin",
        "type": 5,
        "address": {
            "street": "Musterstraße",
            "houseNumber": "1",
            "zipCode": "10115",
            "city": "Berlin",
            "provinceCode": None,
            "country": "Germany",
            "countryCode": "DE",
            "houseNumberFirst": False,
            "hasState": False,
        },
        "coordinates": None,
        "contacts": [{"type": "PHONE", "value": "+49 30 0000000"}],
        "website": None,
        "email": None,
        "currencyCode": "EUR",
        "locale": "de_DE",
        "closingHoursDtos": [
            {"from": "2026-11-29T20:00:00+01:00", "until": "2026-11-30T00:00:00+01:00"}
        ],
        "onlineCancelationEnabled": True,
    }


TROUBLE = {
    "failure": refusal(500, "internal.error"),
    "maintenance": refusal(502, "maintenance"),
    "overload": refusal(503, "service.error.unavailable", headers={"Retry-After": "60"}),
}


def answer(method, path, headers):
    """Returns status, body and headers of a response; None means no body."""
    if world.trouble:
        return TROUBLE[world.trouble]
    if not re.fullmatch("[a-z0-9-]{1,63}", headers.get("X-Tenant", "northside")):
        return invalid("X-Tenant")
    if (method, path) == ("GET", "/nox/public/v1/tenant"):
        if headers.get("X-Tenant") != "northside":
            return refusal(404, "tenant.error.notfound")
        return 200, tenant(), {}
    found = re.fullmatch("/nox/public/v1/studios/([0-9]+)", path)
    if method == "GET" and found:
        number = int(found[1])
        if number < 1:
            return invalid("studioId")
        if number not in world.studios:
            return refusal(404, "studio.error.notfound")
        return 200, studio(number), {}

    session = headers.get("Cookie", "").removeprefix("SESSION=")
    if session not in world.sessions:
        return refusal(401, "authentication.error.notloggedin")
    if method != "GET" and headers.get("X-Account-Id", "9001") != "9001":
        return refusal(409, "authentication.error.otheraccount")
    if (method, path) == ("POST", "/logout"):
        world.sessions.discard(session)
        age = 600 if drift == "cookie" else 0
        ended = f"SESSION=; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}"
        return 204, None, {"Set-Cookie": ended}
    if (method, path) == ("GET", "/v1/me/passkeys"):
        return 200, {"passkeys": list(world.passkeys.values())}, {}
    found = re.fullmatch("/v1/me/passkeys/([0-9]+)", path)
    if method == "DELETE" and found:
        number = int(found[1])
        if number < 1:
            return invalid("passkeyId")
        if world.passkeys.pop(number, None) is None and drift != "status":
            return refusal(404, "passkey.error.notfound")
        return 204, None, {}
    return refusal(404, "request.error.notfound")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Headers and body go out together; one after the other costs a pause each time.
    wbufsize = -1

    def log_message(self, *_args):
        pass

    def handle_any(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.path == "/_provider-states":
            return self.write(*self.state(json.loads(body)))
        world.used = True
        return self.write(*answer(self.command, self.path, self.headers))

    def state(self, asked):
        global world
        if asked["action"] == "teardown":
            return 200, {}, {}
        if world.used:
            world = World()
        try:
            return 200, set_up(asked["state"], asked.get("params") or {}), {}
        except KeyError as missing:
            return 501, {"error": f"not built yet: {missing}"}, {}

    def write(self, status, body, headers):
        text = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if body is not None:
            self.send_header("Content-Type", "application/json")
        if status != 204:
            self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = do_DELETE = handle_any


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
