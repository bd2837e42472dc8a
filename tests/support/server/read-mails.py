# How Python's own library reads the mails named on its command line, one line of JSON each.
import json, sys
from email import message_from_binary_file, policy

for name in sys.argv[1:]:
    with open(name, "rb") as file:
        mail = message_from_binary_file(file, policy=policy.strict)
    headers = {key: mail[key] for key in ("Subject", "Reply-To", "To")}
    defects = [repr(defect) for header in headers.values() if header for defect in header.defects]
    reply_to = headers["Reply-To"]
    print(json.dumps({
        "subject": str(headers["Subject"]),
        "replyTo": [[one.display_name, one.addr_spec] for one in reply_to.addresses] if reply_to else [],
        "to": [one.addr_spec for one in headers["To"].addresses],
        "defects": defects + [repr(defect) for part in mail.walk() for defect in part.defects],
    }))
